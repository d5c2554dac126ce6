/** What the player can choose. Every change acts at once, on this page too; there is nothing to save. */
import { useState } from 'react';
import { Choices, Switch } from '../parts/controls.js';
import { Icon } from '../parts/Icon.js';
import { Page } from '../parts/Page.js';
import { makeRoute } from '../route/route.js';
import {
  changeSettings,
  motions,
  palettes,
  resetSettings,
  type Settings,
  textSizes,
  themes,
  useSettings,
} from '../settings/settings.js';
import { settingsTexts } from '../texts/settings.js';
import { findWayBack } from './backToGame.js';
import { Preview } from './settings/Preview.js';
import '../styles/pages.css';
import '../styles/settings.css';

const words = settingsTexts;

export const SettingsScreen = () => (
  <Page title={words.title} back={findWayBack()}>
    <div className="settings">
      <Preview />
      <div className="stack loose">
        <Look />
        <Play />
        <section className="stack">
          <a className="button wide" href={makeRoute({ screen: 'keys' })}>
            <Icon name="keyboard" />
            <span className="grow">
              {words.keys} <span className="soft small">{words.keysWhat}</span>
            </span>
          </a>
          <Reset />
        </section>
        <p className="small">
          <a href="licences.txt">{words.licences}</a>
        </p>
      </div>
    </div>
  </Page>
);

/** The names of some values, for a row of choices. */
const optionsOf = <T extends string>(values: readonly T[], names: Readonly<Record<T, string>>) =>
  values.map(value => ({ value, label: names[value] }));

function Look() {
  const { theme, palette, motion, textSize } = useSettings();
  return (
    <section className="stack" aria-labelledby="look">
      <h2 id="look">{words.look}</h2>
      <Choices
        label={words.theme}
        value={theme}
        options={optionsOf(themes, words.themes)}
        onChange={value => changeSettings({ theme: value })}
      />
      <Choices
        label={words.palette}
        value={palette}
        options={optionsOf(palettes, words.palettes)}
        onChange={value => changeSettings({ palette: value })}
      />
      <Choices
        label={words.textSize}
        value={textSize}
        options={optionsOf(textSizes, words.textSizes)}
        onChange={value => changeSettings({ textSize: value })}
      />
      <Choices
        label={words.motion}
        value={motion}
        options={optionsOf(motions, words.motions)}
        onChange={value => changeSettings({ motion: value })}
      />
    </section>
  );
}

type SwitchName = keyof typeof words.switches;
const switchNames = Object.keys(words.switches) as SwitchName[];

function Play() {
  const settings = useSettings();
  return (
    <section className="stack" aria-labelledby="play">
      <h2 id="play">{words.play}</h2>
      <div className="card switches">
        {switchNames.map(name => (
          <Switch
            key={name}
            label={words.switches[name].title}
            what={words.switches[name].what}
            checked={settings[name]}
            onChange={checked => changeSettings({ [name]: checked })}
          />
        ))}
      </div>
    </section>
  );
}

/** No question is asked before, because one press takes it back. */
function Reset() {
  const [before, setBefore] = useState<Settings>();
  const reset = (): void => {
    setBefore(useSettings.getState());
    resetSettings();
  };
  const takeBack = (): void => {
    if (before) changeSettings(before);
    setBefore(undefined);
  };
  return (
    <>
      <button type="button" className="button wide" onClick={before ? takeBack : reset}>
        <Icon name="undo" />
        <span className="grow">
          {before ? words.resetUndo : words.reset}{' '}
          <span className="soft small">{before ? '' : words.resetWhat}</span>
        </span>
      </button>
      <p className="small soft" role="status">
        {before && words.resetDone}
      </p>
    </>
  );
}
