import { AwardId, ChannelId } from '@laurel/ledger/kernel/ids.ts'

/** A page of Laurel that a link leads to. */
export type LaurelPage =
  | { readonly kind: 'portal' }
  | { readonly kind: 'award'; readonly awardId: AwardId }
  | { readonly kind: 'channel'; readonly channelId: ChannelId }
  | { readonly kind: 'admin'; readonly title: string }

/** The parts of the admin, by the first segment of their address. */
const sections: Readonly<Record<string, string>> = {
  'get-started': 'Get started',
  recognition: 'Recognition',
  awards: 'Awards',
  rewards: 'Rewards',
  reporting: 'Reports',
  billing: 'Billing',
  users: 'People',
  settings: 'Settings',
}

/** Finds the page of a link; undefined for other hosts, and for addresses that are no page. */
export const laurelPageOf = (link: string, origin: string): LaurelPage | undefined => {
  const url = URL.parse(link)
  if (url?.origin !== origin) return undefined
  const [, section = '', id = ''] = url.pathname.split('/')
  if (section === 'redeem') return { kind: 'portal' }
  const title = Object.hasOwn(sections, section) ? sections[section] : undefined
  if (title === undefined) return undefined
  const awardId = section === 'awards' ? AwardId.safeParse(id).data : undefined
  if (awardId !== undefined) return { kind: 'award', awardId }
  const channelId = section === 'recognition' ? ChannelId.safeParse(id).data : undefined
  return channelId === undefined ? { kind: 'admin', title } : { kind: 'channel', channelId }
}
