import { type ApiKey, listApiKeys } from '@laurel/contract/developers/apiKeys.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useState } from 'react'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { Page } from '../../app/shell/Page.tsx'
import { PlainList } from '../../elements/list/PlainList.tsx'
import { EmptyState } from '../../elements/states/EmptyState.tsx'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { useText } from '../../messages/useText.ts'
import { TeamAssistants } from '../assistants/TeamAssistants.tsx'
import { apiKeyColumns } from './apiKeyColumns.tsx'
import { CreateKeyDialog } from './CreateKeyDialog.tsx'
import { ReplaceSecretDialog } from './ReplaceSecretDialog.tsx'
import { RevokeKeyDialog } from './RevokeKeyDialog.tsx'
import { SecretDialog } from './SecretDialog.tsx'

type Open =
  | { readonly dialog: 'create' }
  | { readonly dialog: 'replace' | 'revoke'; readonly apiKey: ApiKey }
  | { readonly dialog: 'secret'; readonly name: string; readonly secret: string }

/** The keys with which programs call Laurel for this team, and the assistants that its members connected. */
export const ApiKeysPage = () => {
  const text = useText()
  const answer = useAnswer(listApiKeys, () => ({}))
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const show = (name: string, secret: string) => setOpen({ dialog: 'secret', name, secret })
  return (
    <Page
      title={text('apiKeys.title')}
      lead={text('apiKeys.lead')}
      crumb={{ path: '/settings', label: 'places.settings' }}
      actions={
        <Button variant="contained" onClick={() => setOpen({ dialog: 'create' })}>
          {text('apiKeys.create')}
        </Button>
      }
    >
      {answer.data ? (
        <PlainList<ApiKey>
          label={text('apiKeys.title')}
          rows={answer.data.keys}
          columns={apiKeyColumns}
          empty={<EmptyState title={text('apiKeys.empty')} sentence={text('apiKeys.emptySentence')} />}
          actions={apiKey => <KeyActions name={apiKey.name} onAct={dialog => setOpen({ dialog, apiKey })} />}
        />
      ) : (
        <Card>
          <NotLoaded of={answer} columns={5} />
        </Card>
      )}
      <TeamAssistants />
      {open?.dialog === 'create' && <CreateKeyDialog onIssued={show} onClose={close} />}
      {open?.dialog === 'replace' && (
        <ReplaceSecretDialog apiKey={open.apiKey} onIssued={show} onClose={close} />
      )}
      {open?.dialog === 'revoke' && <RevokeKeyDialog apiKey={open.apiKey} onClose={close} />}
      {open?.dialog === 'secret' && <SecretDialog name={open.name} secret={open.secret} onClose={close} />}
    </Page>
  )
}

type KeyActionsProps = {
  readonly name: string
  readonly onAct: (dialog: 'replace' | 'revoke') => void
}

const KeyActions = ({ name, onAct }: KeyActionsProps) => {
  const text = useText()
  return (
    <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
      <Button
        size="small"
        variant="outlined"
        aria-label={text('apiKeys.replaceOf', { name })}
        onClick={() => onAct('replace')}
      >
        {text('apiKeys.replace')}
      </Button>
      <Button
        size="small"
        color="error"
        aria-label={text('apiKeys.revokeOf', { name })}
        onClick={() => onAct('revoke')}
      >
        {text('apiKeys.revoke')}
      </Button>
    </Box>
  )
}
