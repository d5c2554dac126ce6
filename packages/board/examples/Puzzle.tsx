import '@hyperdoku/board/react';
import { useState } from 'react';

/** A puzzle that tells how much is left. */
export function Puzzle({ puzzle }: { readonly puzzle: string }) {
  const [told, setTold] = useState('');
  return (
    <>
      <hyperdoku-board
        puzzle={puzzle}
        playable
        onhyperdoku-change={({ detail }) =>
          setTold(`${detail.name} is ${detail.symbol}, ${detail.open} to go`)
        }
        onhyperdoku-solved={() => setTold('Solved')}
      />
      <p role="status">{told}</p>
    </>
  );
}
