/** The team's word for its points: `sprig` and `sprigs`. */
export type PointsName = { readonly one: string; readonly many: string }

export const usualPointsName: PointsName = { one: 'point', many: 'points' }

/** Until a team names one point, an English plural loses its ending. */
export const pointsNameOf = (many: string, one: string | null): PointsName => ({
  one: one ?? singularOf(many),
  many,
})

/** A guess for English plurals; any other word stays as it is. */
export const singularOf = (many: string): string => {
  const rule = endings.find(([ending]) => ending.test(many))
  return rule ? many.replace(rule[0], rule[1]) : many
}

const endings: readonly (readonly [RegExp, string])[] = [
  [/\b(cook|brown|p)ies$/i, '$1ie'],
  [/ies$/i, 'y'],
  [/(ch|sh|ss|x|zz)es$/i, '$1'],
  [/(her|potat|tomat)oes$/i, '$1o'],
  [/(?<![aiosu]|ve)s$/i, ''],
]
