import Box from '@mui/material/Box'
import { useTeamWords } from '../../elements/points/useTeamWords.ts'

type UnfinishedProps = { readonly what: string; readonly why: string }

/** What could not be finished, and why. */
export const Unfinished = ({ what, why }: UnfinishedProps) => {
  const say = useTeamWords()
  return (
    <Box sx={{ minWidth: 0, maxWidth: 480 }}>
      <Box component="span" sx={{ fontWeight: 550 }}>
        {say(what)}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' }}>{say(why)}</Box>
    </Box>
  )
}
