/** The author of a command: a member, or a process of the system under its name. */
export type Actor = { readonly kind: 'member' | 'system'; readonly id: string }
