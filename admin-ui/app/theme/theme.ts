import type { RaThemeOptions } from 'react-admin'
import { componentsOf } from './components.ts'
import { darkTokens, lightTokens, type Tokens } from './tokens.ts'
import { typography } from './typography.ts'

const themeOf = (mode: 'light' | 'dark', tokens: Tokens): RaThemeOptions => ({
  palette: {
    mode,
    tokens,
    primary: { main: tokens.evergreen, dark: tokens.evergreenStrong, contrastText: tokens.onEvergreen },
    secondary: { main: tokens.gold, contrastText: '#221803' },
    error: { main: tokens.danger },
    warning: { main: tokens.goldInk },
    info: { main: tokens.evergreen, contrastText: tokens.onEvergreen },
    success: { main: tokens.evergreen, contrastText: tokens.onEvergreen },
    background: { default: tokens.paper, paper: tokens.surface },
    text: { primary: tokens.ink, secondary: tokens.muted },
    divider: tokens.hairline,
  },
  shape: { borderRadius: 10 },
  typography,
  components: componentsOf(tokens),
})

export const lightTheme = themeOf('light', lightTokens)
export const darkTheme = themeOf('dark', darkTokens)
