import { useId } from 'preact/hooks'
import type { Block } from '../../../blockKit/blocks.ts'
import { ControlView } from './Control.tsx'
import { Picture } from './Picture.tsx'
import { RichText } from './RichText.tsx'
import { useEnclosingSurface } from './surface.ts'
import { Markdown, TextLine } from './Text.tsx'

export const Blocks = ({ blocks }: { blocks: readonly Block[] }) => (
  <>
    {blocks.map((block, index) => (
      <BlockView key={block.block_id ?? index} block={block} />
    ))}
  </>
)

const BlockView = ({ block }: { block: Block }) => {
  switch (block.type) {
    case 'section':
      return <Section block={block} />
    case 'header':
      return (
        <h3 class="block headline">
          <TextLine text={block.text} />
        </h3>
      )
    case 'divider':
      return <hr class="block" />
    case 'context':
      return (
        <div class="block context">
          {block.elements.map((element, index) =>
            element.type === 'image' ? (
              <Picture key={index} {...element} class="context-image" />
            ) : (
              <span key={index}>
                <TextLine text={element} />
              </span>
            ),
          )}
        </div>
      )
    case 'actions':
      return (
        <div class="block actions">
          {block.elements.map((control, index) => (
            <ControlView
              key={control.action_id ?? index}
              blockId={block.block_id ?? ''}
              control={control}
              label={control.type === 'button' ? undefined : (control.placeholder?.text ?? 'Choose')}
              isDispatching
            />
          ))}
        </div>
      )
    case 'input':
      return <Input block={block} />
    case 'image':
      return (
        <figure class="block picture">
          {block.title !== undefined && (
            <figcaption>
              <TextLine text={block.title} />
            </figcaption>
          )}
          <Picture {...block} class="picture-image" />
        </figure>
      )
    case 'rich_text':
      return (
        <div class="block rich">
          <RichText elements={block.elements} />
        </div>
      )
    case 'markdown':
      return (
        <div class="block">
          <Markdown text={block.text.replaceAll('**', '*')} />
        </div>
      )
    default:
      return block satisfies never
  }
}

const Section = ({ block }: { block: Extract<Block, { type: 'section' }> }) => {
  const textId = useId()
  const { text, fields, accessory } = block
  const labelledBy = text === undefined || accessory?.type === 'button' ? undefined : textId
  return (
    <div class={accessory === undefined ? 'block section' : 'block section with-accessory'}>
      <div class="section-text">
        {text !== undefined && (
          <div id={textId}>
            <TextLine text={text} />
          </div>
        )}
        {fields !== undefined && (
          <div class="fields">
            {fields.map((field, index) => (
              <div key={index}>
                <TextLine text={field} />
              </div>
            ))}
          </div>
        )}
      </div>
      {accessory !== undefined && (
        <div class={`accessory accessory-${accessory.type}`}>
          {accessory.type === 'image' ? (
            <Picture {...accessory} class="accessory-image" />
          ) : (
            <ControlView
              blockId={block.block_id ?? ''}
              control={accessory}
              labelledBy={labelledBy}
              isDispatching
            />
          )}
        </div>
      )}
    </div>
  )
}

const Input = ({ block }: { block: Extract<Block, { type: 'input' }> }) => {
  const id = useId()
  const { block_id: blockId = '', label, hint, optional, element } = block
  const error = useEnclosingSurface().errors[blockId]
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
  return (
    <div class={error === undefined ? 'block input' : 'block input wrong'}>
      <div class="label">
        <span id={`${id}-label`}>
          <TextLine text={label} />
        </span>
        {optional === true && <span class="optional"> (optional)</span>}
      </div>
      <ControlView
        blockId={blockId}
        control={element}
        labelledBy={`${id}-label`}
        describedBy={describedBy}
        isInvalid={error !== undefined}
        isDispatching={block.dispatch_action === true}
      />
      {error !== undefined && (
        <p id={`${id}-error`} class="error">
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} class="hint">
          <TextLine text={hint} />
        </p>
      )}
    </div>
  )
}
