import type { Webhook } from '@laurel/contract/developers/webhook.ts'
import {
  deleteWebhook,
  disableWebhook,
  enableWebhook,
  rotateWebhookSecret,
} from '@laurel/contract/developers/webhooks.ts'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { z } from 'zod'
import { ActDialog } from '../../elements/action/ActDialog.tsx'
import { ConfirmAct } from '../../elements/action/ConfirmAct.tsx'
import { DeleteDialog } from '../../elements/action/DeleteDialog.tsx'
import { FormDialog } from '../../elements/action/FormDialog.tsx'
import { useAct } from '../../elements/action/useAct.ts'
import { SwitchInput } from '../../elements/form/SwitchInput.tsx'
import { useText } from '../../messages/useText.ts'
import { ReplayDialog } from './ReplayDialog.tsx'
import { SecretDialog } from './SecretDialog.tsx'
import { ChangeWebhookDialog } from './WebhookDialog.tsx'

export type WebhookDialogName = 'change' | 'rotate' | 'disable' | 'enable' | 'replay' | 'delete'

type WebhookActProps = { readonly webhook: Webhook; readonly onClose: () => void }
type WebhookActsProps = WebhookActProps & { readonly open: WebhookDialogName | undefined }

/** What can be done with a webhook, in the dialog that is open. */
export const WebhookActs = ({ open, ...of }: WebhookActsProps) => {
  switch (open) {
    case 'change':
      return <ChangeWebhookDialog {...of} />
    case 'rotate':
      return <RotateSecret {...of} />
    case 'disable':
      return <DisableWebhook {...of} />
    case 'enable':
      return <EnableWebhook {...of} />
    case 'replay':
      return <ReplayDialog {...of} />
    case 'delete':
      return <DeleteWebhook {...of} />
    case undefined:
      return null
  }
}

const RotateSecret = ({ webhook: { id }, onClose }: WebhookActProps) => {
  const text = useText()
  const [secret, setSecret] = useState<string>()
  const { perform, isRunning, refusal } = useAct(
    (_nothing: null, act) => act(rotateWebhookSecret, { params: { id } }),
    text('webhooks.rotated'),
    { onDone: answer => setSecret(answer.secret) },
  )
  if (secret !== undefined) return <SecretDialog secret={secret} onClose={onClose} />
  return (
    <ActDialog
      title={text('webhooks.rotateTitle')}
      confirmLabel={text('webhooks.rotate')}
      isRunning={isRunning}
      refusal={refusal}
      onConfirm={() => void perform(null)}
      onClose={onClose}
    >
      <Typography>{text('webhooks.rotateSentence')}</Typography>
    </ActDialog>
  )
}

const DisableWebhook = ({ webhook: { id }, onClose }: WebhookActProps) => {
  const text = useText()
  return (
    <ConfirmAct
      title={text('webhooks.disableTitle')}
      confirmLabel={text('webhooks.disable')}
      send={act => act(disableWebhook, { params: { id } })}
      notice={text('webhooks.disabled')}
      onClose={onClose}
    >
      <Typography>{text('webhooks.disableSentence')}</Typography>
    </ConfirmAct>
  )
}

const EnableWebhook = ({ webhook: { id }, onClose }: WebhookActProps) => {
  const text = useText()
  const { perform, isRunning } = useAct(
    (body: z.output<typeof enableWebhook.body>, act) => act(enableWebhook, { params: { id }, body }),
    text('webhooks.enabled'),
    { onDone: onClose },
  )
  return (
    <FormDialog
      title={text('webhooks.enableTitle')}
      confirmLabel={text('webhooks.enable')}
      isRunning={isRunning}
      schema={enableWebhook.body}
      defaultValues={{ catches_up: true }}
      onSave={perform}
      onClose={onClose}
    >
      <SwitchInput
        source="catches_up"
        label={text('webhooks.catchesUp')}
        sentence={text('webhooks.catchesUpSentence')}
      />
    </FormDialog>
  )
}

const DeleteWebhook = ({ webhook: { id }, onClose }: WebhookActProps) => {
  const text = useText()
  const navigate = useNavigate()
  return (
    <DeleteDialog
      id={id}
      title={text('webhooks.deleteTitle')}
      send={act => act(deleteWebhook, { params: { id } })}
      notice={text('webhooks.deleted')}
      onDeleted={() => void navigate('/settings/webhooks')}
      onClose={onClose}
    >
      <Typography>{text('webhooks.deleteSentence')}</Typography>
    </DeleteDialog>
  )
}
