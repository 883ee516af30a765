import { type Integration, rollCredentials } from '@laurel/contract/team/integrations.ts'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { ActDialog } from '../../elements/action/ActDialog.tsx'
import { useAct } from '../../elements/action/useAct.ts'
import { useText } from '../../messages/useText.ts'

type IssuePartProps = { readonly integration: Integration; readonly onChanged: () => void }

/** Credentials that Laurel issues to a system that sends to it. They are shown once. */
export const IssuePart = ({ integration, onChanged }: IssuePartProps) => {
  const { provider, is_connected: isConnected } = integration
  const text = useText()
  const [isAsking, setIsAsking] = useState(false)
  const [shown, setShown] = useState<Readonly<Record<string, string>>>()
  const { perform, isRunning, refusal } = useAct(
    (_nothing: null, act) => act(rollCredentials, { params: { provider }, body: {} }),
    ({ ok, message }) => ({
      text: ok ? text('integrations.shownOnce') : (message ?? text('integrations.errorOccurred')),
      type: ok ? 'success' : 'warning',
    }),
    {
      onDone: ({ credentials }) => {
        setIsAsking(false)
        setShown(credentials ?? undefined)
        onChanged()
      },
    },
  )
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography>{text('integrations.filesSentence')}</Typography>
      {shown && (
        <>
          <Alert severity="warning">{text('integrations.shownOnce')}</Alert>
          {Object.entries(shown).map(([title, value]) => (
            <TextField
              key={title}
              label={title}
              value={value}
              slotProps={{ input: { readOnly: true } }}
              onFocus={event => event.target.select()}
            />
          ))}
        </>
      )}
      <Button
        variant={isConnected ? 'outlined' : 'contained'}
        loading={isRunning}
        onClick={() => (isConnected ? setIsAsking(true) : void perform(null))}
        sx={{ justifySelf: 'start' }}
      >
        {text(isConnected ? 'integrations.issueAgain' : 'integrations.issue')}
      </Button>
      {isAsking && (
        <ActDialog
          title={text('integrations.issueAgain')}
          confirmLabel={text('integrations.issueAgain')}
          isDestructive
          isRunning={isRunning}
          refusal={refusal}
          onConfirm={() => void perform(null)}
          onClose={() => setIsAsking(false)}
        >
          <Typography>{text('integrations.issueAgainSentence')}</Typography>
        </ActDialog>
      )}
    </Box>
  )
}
