import { setupSteps } from '@laurel/contract/team/teamMetadata.ts'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useText } from '../../messages/useText.ts'
import { SetupWreath } from './SetupWreath.tsx'

type SetupProgressProps = {
  readonly done: number
  /** The title of what comes next; undefined once everything is done. */
  readonly next: string | undefined
}

/** How far the team is: a wreath that closes leaf by leaf. */
export const SetupProgress = ({ done, next }: SetupProgressProps) => {
  const text = useText()
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 2, sm: 3 },
        padding: { xs: 2, sm: '24px 28px' },
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      <SetupWreath done={done} />
      <Box role="status">
        <Typography variant="h2" component="p">
          {next === undefined
            ? text('team.yourTeamIsReady')
            : text('team.progress', { done, all: setupSteps.length })}
        </Typography>
        <Typography color="text.secondary">
          {next === undefined ? text('team.everythingIsInPlace') : text('team.next', { next })}
        </Typography>
      </Box>
    </Box>
  )
}
