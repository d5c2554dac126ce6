/** The frame of every screen but the game: a way back, a title, what is on it. */
import { type ReactNode, useEffect } from 'react';
import { startTexts } from '../texts/start.js';
import { Icon } from './Icon.js';

interface PageProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly narrow?: boolean;
  /** The address behind the arrow, and what is there; else the start. */
  readonly back?: { readonly address: string; readonly label: string } | undefined;
  /** Buttons at the right of the title. */
  readonly tools?: ReactNode;
}

export function Page({ title, children, narrow = false, back, tools }: PageProps) {
  useTitle(title);
  return (
    <main className={narrow ? 'page narrow' : 'page'}>
      <div className="page-head">
        <a
          className="button plain icon-only"
          href={back?.address ?? '#/'}
          aria-label={back?.label ?? startTexts.actions.home}
        >
          <Icon name="back" />
        </a>
        <h1 className="grow">{title}</h1>
        {tools}
      </div>
      {children}
    </main>
  );
}

/** The title of the browser's tab. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === startTexts.name ? title : `${title} · ${startTexts.name}`;
  }, [title]);
}
