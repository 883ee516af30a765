import type { ThemeOptions } from '@mui/material/styles'

const display = '"Bricolage Grotesque Variable", "Inter Variable", system-ui, sans-serif'
const text = '"Inter Variable", system-ui, -apple-system, "Segoe UI", sans-serif'

/** A display face for titles and figures, Inter for everything that is read or compared. */
export const typography: NonNullable<ThemeOptions['typography']> = {
  fontFamily: text,
  fontSize: 14,
  h1: { fontFamily: display, fontSize: '2rem', fontWeight: 650, lineHeight: 1.15, letterSpacing: '-0.02em' },
  h2: {
    fontFamily: display,
    fontSize: '1.375rem',
    fontWeight: 620,
    lineHeight: 1.25,
    letterSpacing: '-0.01em',
  },
  h3: { fontFamily: display, fontSize: '1.0625rem', fontWeight: 620, lineHeight: 1.3 },
  h4: {
    fontFamily: display,
    fontSize: '1.875rem',
    fontWeight: 620,
    lineHeight: 1.1,
    letterSpacing: '-0.02em',
  },
  subtitle1: { fontSize: '0.9375rem', lineHeight: 1.5 },
  body1: { fontSize: '0.9375rem', lineHeight: 1.55 },
  body2: { fontSize: '0.875rem', lineHeight: 1.5 },
  caption: { fontSize: '0.8125rem', lineHeight: 1.4 },
  overline: {
    fontSize: '0.75rem',
    fontWeight: 600,
    lineHeight: 1.4,
    letterSpacing: '0.02em',
    textTransform: 'none',
  },
  button: { fontWeight: 600, textTransform: 'none', letterSpacing: 0 },
}
