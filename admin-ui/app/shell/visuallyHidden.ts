/** Read out, but not seen. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/** A style for phones only. */
export const onNarrow = <Style extends object>(style: Style) => ({ '@media (max-width: 599.95px)': style })
