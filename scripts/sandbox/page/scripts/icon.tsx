const paths = {
  lightning: 'M13 3L5 13.5h6L10 21l8-10.5h-6z',
  menu: 'M4 6h16M4 12h16M4 18h16',
  hash: 'M9 4 7 20M17 4l-2 16M4 9h16M3.5 15h16',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  close: 'M6 6l12 12M18 6 6 18',
  send: 'M4 12 20 4l-5 16-3.5-6.5zM11.5 13.5 20 4',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  more: 'M5 11.9h.2v.2H5zM12 11.9h.2v.2H12zM19 11.9h.2v.2H19z',
  people:
    'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M16 5.5a3.3 3.3 0 0 1 0 6.2M18 14.5c2.2.8 3.5 2.7 3.5 5.5',
  switch: 'M8 9l4-4 4 4M8 15l4 4 4-4',
  check: 'M5 12.5l4.5 4.5L19 7.5',
}

/** A line drawing, hidden from screen readers: the control around it has a name. */
export const icon = (name: keyof typeof paths) => (
  <svg viewBox="0 0 24 24" class="icon" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
)
