/** An address that leads nowhere: 4 0 4, in which the fours, of course, conflict. */
import { expectOk, layOut, parseShape } from '@hyperdoku/engine';
import { light } from '../board/lights.js';
import { Icon } from '../parts/Icon.js';
import { Page } from '../parts/Page.js';
import { BoardsPicture } from '../pictures/BoardsPicture.js';
import { makeRoute } from '../route/route.js';
import { texts } from '../texts/index.js';
import '../styles/pages.css';
import '../styles/lost.css';

const shape = expectOk(parseShape('2x2'));
const board = layOut(shape).boardAt(0);
const clue = 1 << light.clue;
const conflict = clue | (1 << light.conflict);
/** By cell: the symbol and its lights; between the two fours stands nothing. */
const filled = new Map<number, readonly [symbol: number, lights: number]>([
  [0, [1, clue]],
  [3, [3, clue]],
  [4, [4, conflict]],
  [6, [4, conflict]],
  [13, [2, clue]],
]);

export const LostScreen = () => (
  <Page title={texts.lost.title} narrow>
    <div className="lost">
      <div className="lost-picture">
        <BoardsPicture
          title={texts.lost.picture}
          boards={[board]}
          symbols={shape.symbols}
          lightsOf={cell => filled.get(cell)?.[1] ?? 0}
          symbolOf={cell => filled.get(cell)?.[0] ?? 0}
        />
      </div>
      <p>{texts.lost.what}</p>
      <a className="button main" href={makeRoute({ screen: 'home' })}>
        <Icon name="home" />
        {texts.problems.toHome}
      </a>
    </div>
  </Page>
);
