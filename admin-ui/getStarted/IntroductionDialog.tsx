import type { Member } from '@laurel/contract/people/members.ts'
import { sendOnboardingMessages } from '@laurel/contract/team/sendOnboardingMessages.ts'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import type { z } from 'zod'
import { ActDialog } from '../acts/ActDialog.tsx'
import { FormField } from '../acts/FormField.tsx'
import { SettingSwitch } from '../acts/SettingSwitch.tsx'
import { useAct } from '../acts/useAct.ts'
import { useSchemaForm } from '../acts/useSchemaForm.ts'
import { countOfPeople } from '../channels/countOfPeople.ts'
import { useConnection } from '../connection/ConnectionContext.ts'
import { useMe } from '../session/MeContext.ts'
import { IntroductionPreview } from './IntroductionPreview.tsx'

/** Tells the whole team that recognition begins, after the administrator read what they will read. */
export const IntroductionDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { client } = useConnection()
  const { metadata } = useMe().team
  const [hasWords, setHasWords] = useState(false)
  const form = useSchemaForm({ words: '' })
  const everybody = usePeopleCount()
  const { perform, isRunning, refusal } = useAct(
    (body: z.input<typeof sendOnboardingMessages.body>, options) =>
      client.call(sendOnboardingMessages, { body }, options),
    'The introduction is on its way.',
  )
  const send = async () => {
    const request = { include_message: hasWords, custom_msg: hasWords ? form.values.words : '' }
    const body = form.parse(sendOnboardingMessages.body, request)
    if (body && (await perform(body))) onClose()
  }
  return (
    <ActDialog
      isWide
      title="Launch Laurel"
      confirmLabel={`Send to ${everybody}`}
      isRunning={isRunning}
      refusal={refusal}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      {metadata.introduction && (
        <Alert severity="info">It was sent before. Everybody would get it once more.</Alert>
      )}
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          <span>Everyone in your team gets this message from Laurel in Slack, each for themselves.</span>
          <SettingSwitch label="Add words of your own" isOn={hasWords} onSwitch={setHasWords} />
          {hasWords && (
            <FormField
              label="Your words"
              isFirst
              rows={5}
              value={form.values.words}
              onType={text => form.change('words', text)}
              problem={form.errorOf('custom_msg', refusal)}
              hint="They stand first. Who you are, why you begin, and one thing to try today."
            />
          )}
        </Box>
        <IntroductionPreview message={hasWords ? form.values.words.trim() : ''} />
      </Box>
    </ActDialog>
  )
}

const usePeopleCount = (): string => {
  const { total } = useGetList<Member>(
    'members',
    {
      filter: { is_active: true },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'name', order: 'ASC' },
    },
    { retry: false },
  )
  return total === undefined ? 'everybody' : countOfPeople(total)
}
