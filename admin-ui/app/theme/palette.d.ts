import type { Tokens } from './tokens.ts'

declare module '@mui/material/styles' {
  interface Palette {
    readonly tokens: Tokens
  }
  interface PaletteOptions {
    readonly tokens?: Tokens
  }
}
