import { keyframes, type ThemeOptions } from '@mui/material/styles'
import type { Tokens } from './tokens.ts'

type Components = NonNullable<ThemeOptions['components']>

const modalDelayMilliseconds = 50

const becomingVisible = keyframes({ from: { opacity: 0 } })

/** How MUI's parts look here. Focus is a gold ring everywhere, also on what MUI leaves without one. */
export const componentsOf = (tokens: Tokens): Components => ({
  ...surfacesOf(tokens),
  ...controlsOf(tokens),
  ...tablesOf(tokens),
  MuiCssBaseline: {
    styleOverrides: {
      body: { fontFeatureSettings: '"cv11", "ss03"', WebkitFontSmoothing: 'antialiased' },
      ':focus-visible': { outline: `2px solid ${tokens.focus}`, outlineOffset: 2 },
      'a:not([class])': { color: tokens.evergreen },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '1ms !important',
          transitionDuration: '1ms !important',
        },
      },
    },
  },
})

const surfacesOf = (tokens: Tokens): Components => ({
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: {
    styleOverrides: { root: { border: `1px solid ${tokens.hairline}`, borderRadius: 14 } },
  },
  MuiDialog: {
    styleOverrides: {
      // A dialog takes the focus itself until it moves to one of its controls; its edge says enough.
      container: { '&:focus-visible': { outline: 0 } },
      paper: {
        '&:focus-visible': { outline: 0 },
        borderRadius: 18,
        border: `1px solid ${tokens.hairline}`,
        boxShadow: '0 24px 64px rgb(12 30 22 / 28%)',
        animation: `${becomingVisible} 120ms ease-out ${modalDelayMilliseconds}ms backwards`,
      },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { padding: '24px 24px 8px', fontSize: '1.375rem' } } },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px 16px' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 24px', gap: 8 } } },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(10 22 16 / 45%)' } } },
  },
  MuiMenu: {
    styleOverrides: {
      paper: {
        border: `1px solid ${tokens.hairline}`,
        borderRadius: 12,
        boxShadow: '0 12px 32px rgb(12 30 22 / 16%)',
      },
    },
  },
  // The menu clips what exceeds it.
  MuiMenuItem: { styleOverrides: { root: { '&.Mui-focusVisible': { outlineOffset: -2 } } } },
  MuiAutocomplete: {
    styleOverrides: {
      paper: {
        border: `1px solid ${tokens.hairline}`,
        borderRadius: 12,
        boxShadow: '0 12px 32px rgb(12 30 22 / 16%)',
      },
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: { borderRadius: 10, alignItems: 'center' },
      standardInfo: { backgroundColor: tokens.evergreenSoft, color: tokens.ink },
      standardError: {
        backgroundColor: tokens.dangerSoft,
        color: tokens.ink,
        '& .MuiAlert-icon': { color: tokens.danger },
      },
      standardWarning: { backgroundColor: tokens.goldSoft, color: tokens.goldInk },
    },
  },
  MuiTooltip: { styleOverrides: { tooltip: { fontSize: '0.8125rem', padding: '6px 10px' } } },
  MuiSnackbarContent: { styleOverrides: { root: { borderRadius: 12, fontWeight: 500 } } },
})

const controlsOf = (tokens: Tokens): Components => ({
  MuiButtonBase: {
    styleOverrides: {
      root: {
        fontFamily: 'inherit',
        '&.Mui-focusVisible': { outline: `2px solid ${tokens.focus}`, outlineOffset: 2 },
      },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, disableRipple: true },
    styleOverrides: {
      root: { borderRadius: 10, paddingInline: 16, minHeight: 38 },
      sizeSmall: { minHeight: 32, paddingInline: 12, borderRadius: 8 },
      outlined: {
        borderColor: tokens.hairline,
        color: tokens.ink,
        '&:hover': { backgroundColor: tokens.raised },
      },
    },
  },
  MuiIconButton: { defaultProps: { disableRipple: true }, styleOverrides: { root: { borderRadius: 10 } } },
  MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: { borderRadius: 10, backgroundColor: tokens.surface },
      notchedOutline: { borderColor: tokens.controlLine },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      // Off, the knob is white on white without a line of its own.
      switchBase: { '&:not(.Mui-checked) .MuiSwitch-thumb': { border: `1px solid ${tokens.controlLine}` } },
    },
  },
  MuiChip: { styleOverrides: { root: { fontWeight: 550, borderRadius: 8 } } },
  MuiToggleButton: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { borderColor: tokens.hairline, borderRadius: 10, textTransform: 'none' } },
  },
  MuiAvatar: {
    styleOverrides: {
      root: { fontWeight: 600, color: tokens.evergreenStrong, backgroundColor: tokens.evergreenSoft },
    },
  },
})

const tablesOf = (tokens: Tokens): Components => ({
  MuiTableCell: {
    styleOverrides: {
      root: { borderColor: tokens.hairline, padding: '10px 16px', fontVariantNumeric: 'tabular-nums' },
      head: {
        color: tokens.muted,
        fontWeight: 600,
        fontSize: '0.8125rem',
        paddingBlock: 10,
        whiteSpace: 'nowrap',
      },
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: {
        '&:last-child td': { borderBottom: 0 },
        '&.MuiTableRow-hover:hover': { backgroundColor: tokens.raised },
      },
    },
  },
  MuiSkeleton: { styleOverrides: { root: { backgroundColor: tokens.raised } } },
})
