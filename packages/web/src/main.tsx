import '@fontsource-variable/inter/wght.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/sheet.css';
import { registerSW } from 'virtual:pwa-register';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.js';
import { dressPage } from './settings/settings.js';

dressPage();
const place = document.getElementById('app');
if (place) createRoot(place).render(<App />);
// Once loaded, the app works without a network.
registerSW({ immediate: true });
