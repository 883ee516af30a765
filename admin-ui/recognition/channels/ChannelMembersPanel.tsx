import type { Group } from '@laurel/contract/team/group.ts'
import { groupMembers } from '@laurel/contract/team/groupMembers.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { SidePanel } from '../../app/shell/SidePanel.tsx'
import { SearchField } from '../../elements/list/SearchField.tsx'
import { Person } from '../../elements/people/Person.tsx'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { useText } from '../../messages/useText.ts'

type ChannelMembersPanelProps = { readonly channel: Group; readonly onClose: () => void }

/** Who is in a channel, by name. */
export const ChannelMembersPanel = ({ channel, onClose }: ChannelMembersPanelProps) => {
  const text = useText()
  const [search, setSearch] = useState('')
  const [isEverybody, setEverybody] = useState(false)
  const members = useAnswer(
    groupMembers,
    after => ({
      params: { id: channel.id },
      query: { ...after, ...(search !== '' && { q: search }), ...(isEverybody && { fetchAll: 'true' }) },
    }),
    [channel.id, search, isEverybody],
  )
  const { data } = members
  return (
    <SidePanel title={text('recognition.in', { title: channel.title })} onClose={onClose}>
      <Box sx={{ padding: '4px 24px 16px', display: 'grid' }}>
        <SearchField label={text('recognition.searchByNameOr')} value={search} onSearch={setSearch} />
      </Box>
      <NotLoaded of={members} columns={1} />
      {data && data.users.length === 0 && (
        <Typography color="text.secondary" sx={{ paddingInline: 3 }}>
          {search === '' ? text('recognition.noMembersYet') : text('recognition.noMemberMatches')}
        </Typography>
      )}
      <Box component="ul" aria-label={text('recognition.members')} sx={listStyle}>
        {data?.users.map(user => (
          <li key={user.id}>
            <Person user={user} />
          </li>
        ))}
      </Box>
      {data && (data.total === null || data.users.length < data.total) && (
        <Button variant="outlined" sx={{ margin: '0 24px 24px' }} onClick={() => setEverybody(true)}>
          {data.total === null
            ? text('recognition.showEveryone')
            : text('recognition.showAll', { count: data.total })}
        </Button>
      )}
    </SidePanel>
  )
}

const listStyle = {
  listStyle: 'none',
  margin: 0,
  padding: '0 24px 24px',
  display: 'grid',
  gap: 1.5,
} as const
