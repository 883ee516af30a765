import { inTeamWords } from '@laurel/contract/wire/format/inTeamWords.ts'
import { useSignedIn } from './SignedInContext.ts'

/** Says a text about points in the team's own word for them. */
export const useTeamWords = (): ((text: string) => string) => {
  const { team } = useSignedIn()
  return text => inTeamWords(text, team.points_name)
}
