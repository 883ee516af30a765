/** One of the texts that a team agrees to. */
export type LegalText = {
  readonly path: string
  readonly title: string
  readonly lead: string
  /** What matters most, for people who read no further. */
  readonly inShort: readonly string[]
  readonly parts: readonly LegalPart[]
}

export type LegalPart = {
  readonly id: string
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly list?: readonly string[]
}
