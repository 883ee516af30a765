import type { Theme } from '@mui/material/styles'

/** A card of a grid: its upper part opens it, and its acts stand below. */
export const cardStyle = (theme: Theme) =>
  ({
    height: '100%',
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    borderRadius: '14px',
    border: `1px solid ${theme.palette.tokens.hairline}`,
    backgroundColor: theme.palette.tokens.surface,
  }) as const

export const cardOpenerStyle = {
  flexGrow: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  justifyContent: 'flex-start',
  textAlign: 'left',
} as const
