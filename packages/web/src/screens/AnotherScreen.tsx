/** On the way to another game like one that is there: most often there at once; where it has to be made, how that goes. */
import { useEffect } from 'react';
import { makeAnother } from '../library/another.js';
import { Page } from '../parts/Page.js';
import { goTo } from '../route/route.js';
import '../styles/newGame.css';
import { texts } from '../texts/index.js';
import { newGameTexts } from '../texts/newGame.js';
import { StartBar } from './newGame/StartBar.js';
import { useMaker } from './newGame/useMaker.js';

export function AnotherScreen({ id }: { readonly id: string }) {
  // The way back leads to the game before, not here, where one more would be made.
  const { making, failure, start, cancel } = useMaker('replace');
  const make = (): void => void start(id, (signal, report) => makeAnother(id, signal, report));
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is made once, and again only when it is asked for.
  useEffect(make, []);
  return (
    <Page title={texts.finish.again} narrow>
      <form
        onSubmit={event => {
          event.preventDefault();
          make();
        }}
      >
        {(making || failure) && (
          <StartBar
            isReady
            making={making}
            problem={failure && newGameTexts.failed(failure.message)}
            wasCancelled={false}
            onCancel={() => {
              cancel();
              goTo({ screen: 'play', id }, 'replace');
            }}
          />
        )}
      </form>
    </Page>
  );
}
