import { inTeamWords } from '@laurel/contract/wire/format/inTeamWords.ts'
import { useMe } from '../../app/access/MeContext.ts'

/** Says a text about points in the team's own word for them. */
export const useTeamWords = (): ((text: string) => string) => {
  const { team } = useMe()
  return text => inTeamWords(text, team.points_name)
}
