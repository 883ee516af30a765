import { AwardId, ChannelId } from '@laurel/ledger/kernel/ids.ts'

/** The parts of the admin, by the first segment of their address. */
const parts = {
  'get-started': 'getStarted',
  recognition: 'recognition',
  awards: 'awards',
  rewards: 'rewards',
  reporting: 'reporting',
  billing: 'billing',
  users: 'users',
  settings: 'settings',
} as const

type AdminPart = (typeof parts)[keyof typeof parts]

/** A page of Laurel that a link leads to. */
export type LaurelPage =
  | { readonly kind: 'portal' }
  | { readonly kind: 'award'; readonly awardId: AwardId }
  | { readonly kind: 'channel'; readonly channelId: ChannelId }
  | { readonly kind: 'admin'; readonly part: AdminPart }

const isSection = (section: string): section is keyof typeof parts => Object.hasOwn(parts, section)

/** Finds the page of a link; undefined for other hosts, and for addresses that are no page. */
export const laurelPageOf = (link: string, origin: string): LaurelPage | undefined => {
  const url = URL.parse(link)
  if (url?.origin !== origin) return undefined
  const [, section = '', id = ''] = url.pathname.split('/')
  if (section === 'redeem') return { kind: 'portal' }
  if (!isSection(section)) return undefined
  const awardId = section === 'awards' ? AwardId.safeParse(id).data : undefined
  if (awardId !== undefined) return { kind: 'award', awardId }
  const channelId = section === 'recognition' ? ChannelId.safeParse(id).data : undefined
  return channelId === undefined ? { kind: 'admin', part: parts[section] } : { kind: 'channel', channelId }
}
