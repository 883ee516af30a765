import type { Instant } from '@laurel/ledger/kernel/instant.ts'

/** An article as its source has it. */
export type Article = {
  readonly uid: string
  readonly title: string
  readonly summary: string
  /** Who wrote it: the name of a team. */
  readonly team: string
  readonly publishedAt: Instant | null
  readonly imageUrl: string | null
  /** HTML as it was written; it is sanitised before it is answered. */
  readonly body: string
  /** The products at Amazon that it names. */
  readonly asins: readonly string[]
  /** Words that find products at Amazon for it; null for none. */
  readonly productWords: string | null
}

/** A content service. Its methods throw `ContentUnavailable` where it does not answer. */
export type ArticleSource = {
  /** The featured articles, the newest first. */
  readonly featured: () => Promise<readonly Article[]>
  /** Null if there is no such article. */
  readonly article: (uid: string) => Promise<Article | null>
}

export class ContentUnavailable extends Error {
  override readonly name = 'ContentUnavailable'
}
