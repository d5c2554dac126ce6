/** The table of keys, for a flat shape and a cube side by side; where both agree, a row says it once. Space has its own. */
import { expectOk, parseShape } from '@hyperdoku/engine';
import { drawingKeys } from '../game/drawingKeys.js';
import { bindings } from '../game/keys.js';
import { Page } from '../parts/Page.js';
import { spaceBindings } from '../space/spaceKeys.js';
import { texts } from '../texts/index.js';
import { findWayBack } from './backToGame.js';
import { KeyNames } from './keys/KeyNames.js';
import '../styles/pages.css';
import '../styles/keys.css';

interface Row {
  readonly what: string;
  readonly flat: string | undefined;
  readonly cube: string | undefined;
}

/** Both tables in the order of the cube, which has all keys of the flat board and more. */
function listRows(): Row[] {
  const flat = bindings(expectOk(parseShape('3x3')));
  const cube = bindings(expectOk(parseShape('9^3')));
  const all = [...cube, ...flat.filter(({ what }) => !cube.some(other => other.what === what))];
  return all.map(({ what }) => ({
    what: texts.keys[what],
    flat: flat.find(binding => binding.what === what)?.keys,
    cube: cube.find(binding => binding.what === what)?.keys,
  }));
}

const rows = listRows();
const words = texts.keyTable;

export const KeysScreen = () => (
  <Page title={texts.keys.title} back={findWayBack()} narrow>
    <div className="stack loose">
      <div className="card key-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{words.what}</th>
              <th scope="col">{words.flat}</th>
              <th scope="col">{words.cube}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ what, flat, cube }) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                {flat === cube ? (
                  <td colSpan={2}>
                    <KeyNames keys={cube ?? ''} />
                  </td>
                ) : (
                  <>
                    <KeyCell keys={flat} />
                    <KeyCell keys={cube} />
                  </>
                )}
              </tr>
            ))}
          </tbody>
          <tbody>
            <tr>
              <th scope="rowgroup" colSpan={3} className="key-group">
                {words.drawing}
              </th>
            </tr>
            {drawingKeys.map(({ what, keys }) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td colSpan={2}>
                  <KeyNames keys={keys} />
                </td>
              </tr>
            ))}
          </tbody>
          <tbody>
            <tr>
              <th scope="rowgroup" colSpan={3} className="key-group">
                {words.space}
              </th>
            </tr>
            {spaceBindings.map(({ what, keys }) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <KeyCell keys={undefined} />
                <KeyCell keys={keys} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="soft">{words.letters}</p>
      <section className="stack tight">
        <h2>{words.mouse}</h2>
        <p>{texts.keys.mouse}</p>
        <p>{words.mouseInSpace}</p>
      </section>
    </div>
  </Page>
);

const KeyCell = ({ keys }: { readonly keys: string | undefined }) => (
  <td>
    {keys === undefined ? (
      <>
        <span className="unseen">{words.none}</span>
        <span className="soft" aria-hidden="true">
          –
        </span>
      </>
    ) : (
      <KeyNames keys={keys} />
    )}
  </td>
);
