/** What guided moves say, apart from the other texts, because it is loaded only when they begin. */
import { tourEnglish } from './en.tour.js';
import { inLanguage } from './language.js';

export const tourTexts = inLanguage({ en: tourEnglish });
