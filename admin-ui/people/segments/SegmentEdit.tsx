import { customFields } from '@laurel/contract/people/customFields.ts'
import type { Segment } from '@laurel/contract/people/segment.ts'
import Card from '@mui/material/Card'
import { useState } from 'react'
import { useGetOne } from 'react-admin'
import { Navigate, useParams } from 'react-router-dom'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { Page } from '../../app/shell/Page.tsx'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { useText } from '../../messages/useText.ts'
import { SegmentSettingsForm } from './SegmentSettingsForm.tsx'

/** One segment: who is in it, who manages it, and what its people may give. */
export const SegmentEdit = () => {
  const { id = '' } = useParams()
  const text = useText()
  const formats = useFormats()
  const [isDeleted, setDeleted] = useState(false)
  const segment = useGetOne<Segment>('users/segments', { id }, { retry: false, enabled: !isDeleted })
  const fields = useAnswer(customFields, after => ({ query: after }))
  const { data } = segment
  if (isDeleted) return <Navigate to="/users/segments" replace />
  return (
    <Page
      title={data?.name ?? text('segments.segment')}
      lead={
        data && text('list.people', { smart_count: data.user_count, count: formats.count(data.user_count) })
      }
      crumb={{ path: '/users/segments', label: 'places.segments' }}
    >
      {data && fields.data ? (
        <SegmentSettingsForm
          key={data.id}
          segment={data}
          fields={fields.data}
          onDeleted={() => setDeleted(true)}
        />
      ) : (
        <Card sx={{ maxWidth: 720 }}>
          <NotLoaded of={data ? fields : segment} columns={1} />
        </Card>
      )}
    </Page>
  )
}
