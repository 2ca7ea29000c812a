import {
  Controls,
  Description,
  Markdown,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'

const specs = import.meta.glob<string>('../packages/ui/src/**/*.spec.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** A component's page, with its specification at the end. */
export default function DocsPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      <Stories />
      <Spec />
    </>
  )
}

function Spec() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const spec =
    specs[`../${preparedMeta.parameters.fileName}`.replace('/./', '/').replace('.stories.tsx', '.spec.md')]
  return spec ? <Markdown>{spec}</Markdown> : null
}
