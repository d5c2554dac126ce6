/** Line icons, drawn on a field of 24. */
const paths = {
  back: 'M15 5l-7 7 7 7',
  home: 'M4 11l8-7 8 7M6 9.5V20h12V9.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  undo: 'M8 5L4 9l4 4M4 9h10a6 6 0 010 12h-3',
  redo: 'M16 5l4 4-4 4M20 9H10a6 6 0 000 12h3',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 00-3.6 10.8c.7.6 1.1 1.3 1.1 2.2h5c0-.9.4-1.6 1.1-2.2A6 6 0 0012 3z',
  check: 'M5 13l4.5 4.5L19 8',
  erase: 'M9 20h11M5.5 15.5l8-9a2 2 0 013 0l3 3a2 2 0 010 3L12.500 20H9z',
  notes: 'M4 4h16v16H4zM8 8h.01M12 8h.01M16 8h.01M8 12h.01M12 12h.01M16 12h.01M8 16h.01M12 16h.01',
  flag: 'M6 21V4M6 4h11l-2.500 4L17 12H6',
  xray: 'M12 5C6.500 5 3 12 3 12s3.500 7 9 7 9-7 9-7-3.500-7-9-7zM12 9a3 3 0 100 6 3 3 0 000-6z',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4.500v15l12-7.500z',
  stop: 'M6 6h12v12H6z',
  forward: 'M6 5l8 7-8 7zM18 5v14',
  backward: 'M18 5l-8 7 8 7zM6 5v14',
  close: 'M6 6l12 12M18 6L6 18',
  share: 'M12 15V4M8 7.500L12 4l4 3.500M5 12v8h14v-8',
  cube: 'M12 3l8 4.500v9L12 21l-8-4.500v-9zM4 7.500l8 4.500 8-4.500M12 12v9',
  pen: 'M4 20l1-4L16 5l3 3L8 19z',
  corner: 'M4 4h16v16H4zM8 9V7h2M16 9V7h-2',
  centre: 'M4 4h16v16H4zM9 12h6',
  colour: 'M12 3c4 5 6 7.500 6 10.500a6 6 0 01-12 0C6 10.500 8 8 12 3z',
  line: 'M6 16.500a2 2 0 100 .010M18 5.500a2 2 0 100 .010M7.500 15L16.500 8',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.500 8.500h.01',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  book: 'M12 6C10 4.500 7 4 4 4v14c3 0 6 .500 8 2 2-1.500 5-2 8-2V4c-3 0-6 .500-8 2zM12 6v14',
  plus: 'M12 5v14M5 12h14',
  library: 'M5 4v16M9 4v16M13 4h5l2 16h-5z',
  settings:
    'M12 8.500a3.500 3.500 0 100 7 3.500 3.500 0 000-7zM12 3v2.500M12 18.500V21M3 12h2.500M18.500 12H21M5.600 5.600l1.800 1.800M16.600 16.600l1.800 1.800M18.400 5.600l-1.800 1.800M7.400 16.600l-1.800 1.800',
  import: 'M12 4v11M8 11.500l4 3.500 4-3.500M5 16v4h14v-4',
  export: 'M12 15V4M8 7.500L12 4l4 3.500M5 16v4h14v-4',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  clock: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 7.500V12l3 2',
  path: 'M5 5h.01M5 12h.01M5 19h.01M9 5h11M9 12h11M9 19h11',
  question:
    'M9 9a3 3 0 114.500 2.600c-.900.600-1.500 1.200-1.500 2.400M12 17.500h.01M12 3a9 9 0 100 18 9 9 0 000-18z',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5M9 9h6v6H9z',
  grow: 'M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7',
  shrink: 'M20 10h-6V4M14 10l6-6M4 14h6v6M10 14l-6 6',
  keyboard: 'M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M17 14h.01M7 14h7',
  warning: 'M12 4l9.500 16.500h-19zM12 10v5M12 17.500h.01',
} as const;
export type IconName = keyof typeof paths;

export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
);
