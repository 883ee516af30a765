import type { Member } from '@laurel/contract/people/members.ts'
import { sendOnboardingMessages } from '@laurel/contract/team/sendOnboardingMessages.ts'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useGetList } from 'ra-core'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { useMe } from '../../app/access/MeContext.ts'
import { FormDialog } from '../../elements/action/FormDialog.tsx'
import { useAct } from '../../elements/action/useAct.ts'
import { SwitchInput } from '../../elements/form/SwitchInput.tsx'
import { TextInput } from '../../elements/form/TextInput.tsx'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'
import { IntroductionPreview } from './IntroductionPreview.tsx'

/** Announces Laurel to the whole team, after the administrator has read what the team will read. */
export const IntroductionDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { metadata } = useMe().team
  const text = useText()
  const people = usePeopleCount() ?? text('team.introduction.everyone')
  const { perform, isRunning } = useAct(
    (body: z.output<typeof sendOnboardingMessages.body>, act) => act(sendOnboardingMessages, { body }),
    text('team.introduction.sent'),
    { onDone: onClose },
  )
  return (
    <FormDialog
      isWide
      title={text('team.introduction.title')}
      confirmLabel={text('team.introduction.sendTo', { people })}
      isRunning={isRunning}
      schema={sendOnboardingMessages.body}
      defaultValues={{ include_message: false, custom_msg: '' }}
      onSave={body => perform(body.include_message ? body : { ...body, custom_msg: '' })}
      onClose={onClose}
    >
      {metadata.introduction && <Alert severity="info">{text('team.introduction.sentBefore')}</Alert>}
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        <IntroductionFields />
      </Box>
    </FormDialog>
  )
}

const IntroductionFields = () => {
  const text = useText()
  const [hasWords, words]: [boolean, string] = useWatch({ name: ['include_message', 'custom_msg'] })
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <span>{text('team.introduction.lead')}</span>
        <SwitchInput source="include_message" label={text('team.introduction.addWords')} />
        {hasWords && (
          <TextInput
            source="custom_msg"
            label={text('team.introduction.words')}
            isFirst
            rows={5}
            hint={text('team.introduction.wordsHint')}
          />
        )}
      </Box>
      <IntroductionPreview message={hasWords ? words.trim() : ''} />
    </>
  )
}

const usePeopleCount = (): string | undefined => {
  const text = useText()
  const formats = useFormats()
  const { total } = useGetList<Member>(
    'users',
    {
      filter: { is_active: true },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'name', order: 'ASC' },
    },
    { retry: false },
  )
  return total === undefined
    ? undefined
    : text('list.people', { smart_count: total, count: formats.count(total) })
}
