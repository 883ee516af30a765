import Add from '@mui/icons-material/AddOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { useInput } from 'ra-core'
import { Fragment } from 'react'
import { useText } from '../../messages/useText.ts'
import { ConditionGroup } from './ConditionGroup.tsx'
import { SegmentPreview } from './SegmentPreview.tsx'
import { blankCondition, type DraftGroups, type TeamFields } from './segmentForm.ts'

const groupsMax = 20

/** Groups of conditions, of which a member must meet one as a whole, and who that is. */
export const ConditionGroups = ({ fields }: { readonly fields: TeamFields }) => {
  const text = useText()
  const { field, fieldState } = useInput<DraftGroups>({ source: 'filters' })
  const groups: DraftGroups = field.value.length === 0 ? [[blankCondition]] : field.value
  const change = (next: DraftGroups) => field.onChange(next)
  if (fields.fields.length === 0)
    return <Typography color="text.secondary">{text('segments.noFields')}</Typography>
  const message = fieldState.error?.message ?? fieldState.error?.root?.message
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="body2" color="text.secondary">
        {text('segments.groupSentence')}
      </Typography>
      {groups.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity, and their inputs keep no state.
        <Fragment key={index}>
          {index > 0 && <Divider sx={{ color: 'text.secondary' }}>{text('segments.or')}</Divider>}
          <ConditionGroup
            number={index + 1}
            group={group}
            fields={fields}
            onChange={next => change(groups.map((other, place) => (place === index ? next : other)))}
            {...(groups.length > 1 && {
              onRemove: () => change(groups.filter((_group, place) => place !== index)),
            })}
          />
        </Fragment>
      ))}
      {message && (
        <FormHelperText error role="alert">
          {message}
        </FormHelperText>
      )}
      {groups.length < groupsMax && (
        <Button
          startIcon={<Add />}
          onClick={() => change([...groups, [blankCondition]])}
          sx={{ justifySelf: 'start' }}
        >
          {text('segments.addGroup')}
        </Button>
      )}
      <SegmentPreview groups={groups} />
    </Box>
  )
}
