/** A game that is being made: how long it has taken so far, how to end it, and the way to it when it is there. */
import type { Progress } from '@hyperdoku/engine';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Made } from '../../library/makeGame.js';
import { goTo } from '../../route/route.js';
import { startTexts } from '../../texts/start.js';
import { isCancelled } from '../../work/cancelled.js';

export interface Making {
  readonly spec: string;
  readonly seconds: number;
  readonly progress?: Progress;
}

interface Failure {
  readonly spec: string;
  readonly message: string;
}

type Work = (signal: AbortSignal, report: (progress: Progress) => void) => Promise<Made>;

export interface Maker {
  readonly making: Making | undefined;
  readonly failure: Failure | undefined;
  /** Makes a game and goes to it. What was being made before is dropped. */
  readonly start: (spec: string, work: Work) => Promise<void>;
  readonly cancel: () => void;
}

const tickMilliseconds = 250;

/** Whether the way back leads to where the game was ordered. */
type How = 'push' | 'replace';

export function useMaker(how: How = 'push'): Maker {
  const [making, setMaking] = useState<Making>();
  const [failure, setFailure] = useState<Failure>();
  const running = useRef<AbortController>(undefined);
  const spec = making?.spec;

  const cancel = useCallback((): void => {
    running.current?.abort();
    running.current = undefined;
    setMaking(undefined);
  }, []);

  // Whoever leaves the screen does not want the game any more.
  useEffect(() => () => running.current?.abort(), []);

  useEffect(() => {
    if (spec === undefined) return;
    const begun = Date.now();
    const timer = setInterval(() => {
      const seconds = Math.floor((Date.now() - begun) / 1000);
      setMaking(now => (now && now.seconds !== seconds ? { ...now, seconds } : now));
    }, tickMilliseconds);
    return () => clearInterval(timer);
  }, [spec]);

  const start = useCallback(
    async (wanted: string, work: Work): Promise<void> => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const { signal } = controller;
      setFailure(undefined);
      setMaking({ spec: wanted, seconds: 0 });
      const report = (progress: Progress): void => {
        if (!signal.aborted) setMaking(now => now && { ...now, progress });
      };
      try {
        const made = await work(signal, report);
        if (signal.aborted) return;
        if (made.ok) goTo({ screen: 'play', id: made.id }, how);
        else setFailure({ spec: wanted, message: made.message });
      } catch (error) {
        if (signal.aborted || isCancelled(error)) return;
        console.warn(error);
        setFailure({ spec: wanted, message: startTexts.problems.worker });
      } finally {
        if (running.current === controller) {
          running.current = undefined;
          setMaking(undefined);
        }
      }
    },
    [how],
  );

  return { making, failure, start, cancel };
}
