import { listTeamAssistants, type TeamAssistant } from '@laurel/contract/developers/assistants.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { PlainList } from '../../elements/list/PlainList.tsx'
import { EmptyState } from '../../elements/states/EmptyState.tsx'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { useText } from '../../messages/useText.ts'
import { assistantColumns } from './assistantColumns.tsx'
import { DisconnectDialog } from './DisconnectDialog.tsx'

/** The assistants that members of the team connected. */
export const TeamAssistants = () => {
  const text = useText()
  const heading = useId()
  const answer = useAnswer(listTeamAssistants, () => ({}))
  const [leaving, setLeaving] = useState<TeamAssistant>()
  return (
    <Box component="section" aria-labelledby={heading} sx={{ marginTop: 5 }}>
      <Typography variant="h3" component="h2" id={heading}>
        {text('apiKeys.assistants.title')}
      </Typography>
      <Typography color="text.secondary" sx={{ marginTop: 0.5, marginBottom: 2, maxWidth: 720 }}>
        {text('apiKeys.assistants.lead')}
      </Typography>
      {answer.data ? (
        <PlainList<TeamAssistant>
          label={text('apiKeys.assistants.title')}
          rows={answer.data.assistants}
          columns={assistantColumns}
          empty={
            <EmptyState
              title={text('apiKeys.assistants.empty')}
              sentence={text('apiKeys.assistants.emptySentence')}
            />
          }
          actions={assistant => (
            <DisconnectButton assistant={assistant} onAct={() => setLeaving(assistant)} />
          )}
        />
      ) : (
        <Card>
          <NotLoaded of={answer} columns={5} />
        </Card>
      )}
      {leaving && <DisconnectDialog assistant={leaving} onClose={() => setLeaving(undefined)} />}
    </Box>
  )
}

type DisconnectButtonProps = { readonly assistant: TeamAssistant; readonly onAct: () => void }

const DisconnectButton = ({ assistant: { name, user }, onAct }: DisconnectButtonProps) => {
  const text = useText()
  return (
    <Button
      size="small"
      color="error"
      aria-label={text('apiKeys.assistants.disconnectOf', { name, member: user.name })}
      onClick={onAct}
    >
      {text('apiKeys.assistants.disconnect')}
    </Button>
  )
}
