export const memberKinds = ['all', 'administrators', 'noChannel', 'managers', 'left'] as const

export type MemberKind = (typeof memberKinds)[number]

type Filter = Readonly<Record<string, unknown>>

/** The filter of the list for a kind of member and a search. */
export const memberFilterOf = (kind: MemberKind, search: string): Filter => {
  const searched = search === '' ? {} : { q: search }
  switch (kind) {
    case 'all':
      return searched
    case 'administrators':
      return { ...searched, is_admin: true }
    case 'noChannel':
      return { ...searched, has_group: false, is_active: true }
    case 'managers':
      return { ...searched, is_manager: true }
    case 'left':
      return { ...searched, is_active: false }
  }
}

export const kindIn = ({ is_admin, is_active, has_group, is_manager }: Filter): MemberKind => {
  if (has_group === false) return 'noChannel'
  if (is_manager === true) return 'managers'
  if (is_admin === true) return 'administrators'
  return is_active === false ? 'left' : 'all'
}

/** What `?q=ada&type=left` asks for. */
export const memberFilterIn = (query: URLSearchParams): Filter | undefined => {
  if (!query.has('q') && !query.has('type')) return undefined
  const kind = memberKinds.find(candidate => candidate === query.get('type')) ?? 'all'
  return memberFilterOf(kind, query.get('q') ?? '')
}
