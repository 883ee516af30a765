export type EventStoreClaim =
  | { readonly kind: 'claimed' }
  /** The engine holds the log of another installation, the one with this id. */
  | { readonly kind: 'taken'; readonly by: string }

/** Claims an engine for an installation; claiming it again changes nothing. */
export const claimEventStore = async (_options: {
  readonly url: string
  readonly installationId: string
}): Promise<EventStoreClaim> => {
  throw new Error('not built yet')
}
