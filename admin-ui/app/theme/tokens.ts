/** The colours of one scheme, named for what they do. Text and ground of each pair meet WCAG AA. */
export type Tokens = {
  readonly paper: string
  readonly surface: string
  readonly raised: string
  readonly ink: string
  readonly muted: string
  readonly hairline: string
  readonly controlLine: string
  readonly evergreen: string
  readonly evergreenStrong: string
  readonly evergreenSoft: string
  readonly onEvergreen: string
  readonly gold: string
  readonly goldInk: string
  readonly goldSoft: string
  readonly danger: string
  readonly dangerSoft: string
  readonly focus: string
  readonly sidebar: string
  readonly sidebarRaised: string
  readonly sidebarInk: string
  readonly sidebarMuted: string
}

export const lightTokens: Tokens = {
  paper: '#faf8f4',
  surface: '#ffffff',
  raised: '#f4f0e8',
  ink: '#18211c',
  muted: '#59635d',
  hairline: '#e6e0d4',
  controlLine: '#8a8f86',
  evergreen: '#1f5b45',
  evergreenStrong: '#164735',
  evergreenSoft: '#e5efe9',
  onEvergreen: '#ffffff',
  gold: '#c8963e',
  goldInk: '#7d560f',
  goldSoft: '#f7edd9',
  danger: '#a3352b',
  dangerSoft: '#fbe9e6',
  focus: '#8f6418',
  sidebar: '#153b2d',
  sidebarRaised: '#21503e',
  sidebarInk: '#f5f2ea',
  sidebarMuted: '#b4c8bd',
}

export const darkTokens: Tokens = {
  paper: '#0f1512',
  surface: '#161e1a',
  raised: '#1e2823',
  ink: '#edf1ec',
  muted: '#a3b1a8',
  hairline: '#2b3731',
  controlLine: '#71807a',
  evergreen: '#7cc4a4',
  evergreenStrong: '#9ad6bb',
  evergreenSoft: '#1b3329',
  onEvergreen: '#0c1a14',
  gold: '#dcb063',
  goldInk: '#e6c078',
  goldSoft: '#33291a',
  danger: '#f19a8f',
  dangerSoft: '#3a1f1c',
  focus: '#dcb063',
  sidebar: '#0b100e',
  sidebarRaised: '#1a2721',
  sidebarInk: '#edf1ec',
  sidebarMuted: '#9aaca2',
}
