import { type Webhook, WebhookSettings } from '@laurel/contract/developers/webhook.ts'
import { changeWebhook, createWebhook } from '@laurel/contract/developers/webhooks.ts'
import { FormDialog } from '../../elements/action/FormDialog.tsx'
import { useAct } from '../../elements/action/useAct.ts'
import { SwitchInput } from '../../elements/form/SwitchInput.tsx'
import { TextInput } from '../../elements/form/TextInput.tsx'
import { useText } from '../../messages/useText.ts'
import { EventTypesInput } from './EventTypesInput.tsx'

type Added = { readonly webhook: Webhook; readonly secret: string }

const newWebhook: WebhookSettings = { url: '', description: '', types: [], includes_messages: false }

/** Asks for a new webhook. */
export const WebhookDialog = (props: {
  readonly onAdded: (added: Added) => void
  readonly onClose: () => void
}) => {
  const text = useText()
  const { perform, isRunning } = useAct(
    (body: WebhookSettings, act) => act(createWebhook, { body }),
    text('webhooks.added'),
    { onDone: ({ webhook, secret }) => props.onAdded({ webhook, secret }) },
  )
  return (
    <FormDialog
      title={text('webhooks.addTitle')}
      confirmLabel={text('webhooks.add')}
      isWide
      isRunning={isRunning}
      schema={WebhookSettings}
      defaultValues={newWebhook}
      onSave={perform}
      onClose={props.onClose}
    >
      <WebhookFields />
    </FormDialog>
  )
}

type ChangeWebhookDialogProps = { readonly webhook: Webhook; readonly onClose: () => void }

export const ChangeWebhookDialog = ({ webhook, onClose }: ChangeWebhookDialogProps) => {
  const { id, url, description, types, includes_messages } = webhook
  const text = useText()
  const { perform, isRunning } = useAct(
    (body: WebhookSettings, act) => act(changeWebhook, { params: { id }, body }),
    text('webhooks.saved'),
    { onDone: onClose },
  )
  return (
    <FormDialog
      title={text('webhooks.changeTitle')}
      confirmLabel={text('webhooks.save')}
      isWide
      isRunning={isRunning}
      schema={WebhookSettings}
      defaultValues={{ url, description, types, includes_messages }}
      onSave={perform}
      onClose={onClose}
    >
      <WebhookFields />
    </FormDialog>
  )
}

const WebhookFields = () => {
  const text = useText()
  return (
    <>
      <TextInput source="url" label={text('webhooks.address')} hint={text('webhooks.addressHint')} isFirst />
      <TextInput
        source="description"
        label={text('webhooks.description')}
        hint={text('webhooks.descriptionHint')}
        isOptional
      />
      <EventTypesInput />
      <SwitchInput
        source="includes_messages"
        label={text('webhooks.words')}
        sentence={text('webhooks.wordsSentence')}
      />
    </>
  )
}
