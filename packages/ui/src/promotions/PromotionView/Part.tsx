import { Part as PartOfPage, type PartProps } from '../../primitives/QueryState/Part.tsx'

/** A part of the page with the promotions' own error texts. */
export function Part<T>({ of, ...props }: Omit<PartProps<T>, 'action'>) {
  const error = of.error && ({ key: 'promotions.loadFailed' } as const)
  return <PartOfPage {...props} of={{ ...of, error }} action="promotions.reload" />
}
