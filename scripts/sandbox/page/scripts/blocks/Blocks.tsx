import type { ComponentChildren } from 'preact'
import { useContext } from 'preact/hooks'
import type { Block } from '../../../blockKit/blocks.ts'
import type { TextObject } from '../../../blockKit/texts.ts'
import { useUniqueId } from '../useUniqueId.ts'
import { ControlView } from './Control.tsx'
import { drawRichText } from './drawRichText.tsx'
import { drawMarkdown, drawText } from './drawText.tsx'
import { Picture } from './Picture.tsx'
import { type Surface, SurfaceContext } from './surface.ts'

/** The blocks of a message or a view. */
export const Blocks = ({ blocks, surface }: { blocks: readonly Block[]; surface: Surface }) => (
  <SurfaceContext.Provider value={surface}>
    {blocks.map((block, index) => (
      <BlockView key={block.block_id ?? index} block={block} />
    ))}
  </SurfaceContext.Provider>
)

const BlockView = ({ block }: { block: Block }): ComponentChildren => {
  const { block_id: blockId = '' } = block
  switch (block.type) {
    case 'section':
      return <Section block={block} />
    case 'input':
      return <Input block={block} />
    case 'header':
      return <h3 class="block headline">{drawText(block.text)}</h3>
    case 'divider':
      return <hr class="block" />
    case 'rich_text':
      return <div class="block rich">{block.elements.map(drawRichText)}</div>
    case 'markdown':
      return <div class="block">{drawMarkdown(block.text.replaceAll('**', '*'))}</div>
    case 'image':
      return (
        <figure class="block picture">
          {block.title && <figcaption>{drawText(block.title)}</figcaption>}
          <Picture {...block} class="picture-image" />
        </figure>
      )
    case 'context': {
      const elements = block.elements.map(element => {
        if (element.type !== 'image') return <span>{drawText(element)}</span>
        return <Picture {...element} class="context-image" />
      })
      return <div class="block context">{elements}</div>
    }
    case 'actions': {
      const controls = block.elements.map(control => {
        const label = control.type === 'button' ? undefined : (control.placeholder?.text ?? 'Choose')
        return <ControlView key={control.action_id} {...{ blockId, control, label }} isDispatching />
      })
      return <div class="block actions">{controls}</div>
    }
    default:
      return block satisfies never
  }
}

const Section = ({ block }: { block: Extract<Block, { type: 'section' }> }) => {
  const textId = useUniqueId()
  const { block_id: blockId = '', text, fields, accessory } = block
  const labelledBy = text === undefined || accessory?.type === 'button' ? undefined : textId
  const beside = () => {
    if (accessory?.type === 'image') return <Picture {...accessory} class="accessory-image" />
    return accessory && <ControlView {...{ blockId, labelledBy }} control={accessory} isDispatching />
  }
  return (
    <div class={accessory === undefined ? 'block section' : 'block section with-accessory'}>
      <div class="section-text">
        {text && <div id={textId}>{drawText(text)}</div>}
        {fields && <div class="fields">{fields.map(drawField)}</div>}
      </div>
      {accessory && <div class={`accessory accessory-${accessory.type}`}>{beside()}</div>}
    </div>
  )
}

const drawField = (text: TextObject) => <div>{drawText(text)}</div>

const Input = ({ block }: { block: Extract<Block, { type: 'input' }> }) => {
  const id = useUniqueId()
  const { block_id: blockId = '', hint, dispatch_action: isDispatching = false } = block
  const error = useContext(SurfaceContext).errors[blockId]
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
  const naming = { labelledBy: `${id}-label`, describedBy, isInvalid: error !== undefined }
  const line = (name: string, content: ComponentChildren) => (
    <p id={`${id}-${name}`} class={name}>
      {content}
    </p>
  )
  return (
    <div class={error === undefined ? 'block input' : 'block input wrong'}>
      <div class="label">
        <span id={`${id}-label`}>{drawText(block.label)}</span>
        {block.optional === true && <span class="optional"> (optional)</span>}
      </div>
      <ControlView {...{ blockId, isDispatching, ...naming }} control={block.element} />
      {error && line('error', error)}
      {hint && line('hint', drawText(hint))}
    </div>
  )
}
