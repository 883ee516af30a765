/** The texts of another language: the keys of English, no more and no fewer. */
export type TextsLike<Tree> = {
  readonly [Name in keyof Tree]: Tree[Name] extends string ? string : TextsLike<Tree[Name]>
}
