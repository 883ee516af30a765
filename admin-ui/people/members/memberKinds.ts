export const memberKinds = [
  { value: 'all', label: 'Everyone' },
  { value: 'administrators', label: 'Administrators' },
  { value: 'left', label: 'Left' },
] as const

export type MemberKind = (typeof memberKinds)[number]['value']

/** The filter of the members list for a kind of member and a search. */
export const memberFilterOf = (kind: MemberKind, search: string): Readonly<Record<string, unknown>> => {
  const searched = search === '' ? {} : { q: search }
  switch (kind) {
    case 'all':
      return searched
    case 'administrators':
      return { ...searched, is_admin: true }
    case 'left':
      return { ...searched, is_active: false }
  }
}
