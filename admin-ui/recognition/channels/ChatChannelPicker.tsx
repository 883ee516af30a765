import { type ChatChannel, searchChatChannels } from '@laurel/contract/team/chatChannels.ts'
import Lock from '@mui/icons-material/LockOutlined'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { useRested } from '../../elements/form/useRested.ts'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'

/** What a picker has to know of the channel that is chosen. */
export type ChosenChatChannel = Pick<ChatChannel, 'id' | 'name'>

type ChatChannelPickerProps = {
  readonly label: string
  readonly hint: string
  readonly problem?: string | undefined
  readonly isFirst?: boolean
  readonly chosen: ChosenChatChannel | null
  readonly onChoose: (channel: ChosenChatChannel) => void
}

/** Searches the channels of the chat workspace; those where recognition lives already can't be chosen again. */
export const ChatChannelPicker = (props: ChatChannelPickerProps) => {
  const text = useText()
  const { label, hint, problem, isFirst = false, chosen, onChoose } = props
  const [typed, setTyped] = useState('')
  const search = useRested(typed.trim())
  const { data, error, isFetching } = useAnswer(searchChatChannels, () => ({ query: { q: search } }), [
    search,
  ])
  const found = data?.channels ?? []
  const isKnown = new Map(found.map(channel => [channel.id, channel]))
  return (
    <Autocomplete<ChosenChatChannel>
      clearIcon={null}
      openOnFocus
      options={found}
      value={chosen}
      // Another one can be chosen, none can't.
      onChange={(_event, channel) => channel && onChoose(channel)}
      onInputChange={(_event, value, reason) => setTyped(reason === 'input' ? value : '')}
      // The previous list stays until the next one arrives, so it is filtered by what is typed now.
      filterOptions={options => options.filter(({ name }) => name.includes(wordsOf(typed)))}
      getOptionLabel={({ name }) => `#${name}`}
      getOptionKey={({ id }) => id}
      getOptionDisabled={({ id }) => id !== chosen?.id && isKnown.get(id)?.is_group === true}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      loading={isFetching || search !== typed.trim()}
      loadingText={text('recognition.askingYourWorkspace')}
      noOptionsText={
        search === ''
          ? text('recognition.laurelSeesNoChannels')
          : text('recognition.noChannelIsCalled', { search })
      }
      renderOption={({ key, ...parameters }, { id }) => (
        <Box component="li" key={key} {...parameters}>
          <ChannelOption channel={isKnown.get(id)} />
        </Box>
      )}
      renderInput={parameters => (
        <TextField
          {...parameters}
          label={label}
          placeholder={text('recognition.searchChannels')}
          autoFocus={isFirst}
          error={problem !== undefined || error !== null}
          helperText={problem ?? error?.message ?? hint}
        />
      )}
    />
  )
}

/** Names of channels are written small, and without the sign in front. */
const wordsOf = (typed: string): string => typed.trim().replace(/^#/, '').toLowerCase()

const ChannelOption = ({ channel }: { readonly channel: ChatChannel | undefined }) => {
  const text = useText()
  const formats = useFormats()
  if (!channel) return null
  const { name, is_private, is_group, member_count } = channel
  const detail = is_group
    ? text('recognition.addedAlready')
    : member_count !== null &&
      text('list.people', { smart_count: member_count, count: formats.count(member_count) })
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, width: '100%' }}>
      <Box component="span" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
        #{name} {is_private && <Lock titleAccess="private" sx={{ fontSize: 14, verticalAlign: '-2px' }} />}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem', whiteSpace: 'nowrap' }}>
        {detail}
      </Box>
    </Box>
  )
}
