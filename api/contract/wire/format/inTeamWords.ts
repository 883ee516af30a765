import type { PointsName } from '@laurel/ledger/kernel/pointsName.ts'

/** A text that speaks of points, in the team's own word for them: `Points to add` becomes `Sprigs to add`. */
export const inTeamWords = (text: string, pointsName: PointsName): string =>
  text.replaceAll(/\bpoints?\b/gi, word => {
    const name = word.toLowerCase() === 'point' ? pointsName.one : pointsName.many
    return word.startsWith('P') ? capitalized(name) : name
  })

const capitalized = (text: string): string => {
  const [first = '', ...rest] = text
  return `${first.toUpperCase()}${rest.join('')}`
}
