/** A message of a partner as it came: signatures cover the raw body. */
export type PartnerMessage = {
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string | undefined>>
}

export type MessageOutcome =
  | { readonly kind: 'received'; readonly isSigned: boolean }
  /** More messages than a partner sends that signs nothing. */
  | { readonly kind: 'tooOften' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'forged' }
