import { ValidateIf, ValidateNested } from 'class-validator'

type Constructor = new () => object

/**
 * The rule of a property: class-validator decorators, applied in order. `T` is what a closed list lets through: it has to
 * be of the property's type, so a checked configuration needs no cast. It exists for the compiler alone.
 */
export type Rule<T = never> = readonly PropertyDecorator[] & { readonly accepts?: T }

/** For every property of a model its rule. */
export type Rules<T> = { readonly [K in keyof Required<T>]: Rule<T[K]> }

const nestedModels = new Map<object, Map<string, Constructor>>()

/**
 * Gives a class its validation rules. class-validator's decorators are called as the functions they are, without
 * decorator syntax: Node strips types but cannot strip decorators, and so server, tools and tests run one and the same
 * source, built or not. The compiler holds the table to the class: a property without rules does not compile.
 */
export function model<T extends object>(type: new () => T, rules: Rules<T>): void {
  for (const [property, decorators] of Object.entries<readonly PropertyDecorator[]>(rules))
    for (const decorate of decorators) decorate(type.prototype as object, property)
}

/** The class of the objects in a property, or undefined where it holds plain values. */
export const nestedModel = (type: Constructor, property: string): Constructor | undefined =>
  nestedModels.get(type.prototype as object)?.get(property)

/** A property that holds an object of another model, or a list of them. */
export const nested =
  (type: Constructor, isList = false): PropertyDecorator =>
  (target, property) => {
    const models = nestedModels.get(target) ?? new Map<string, Constructor>()
    nestedModels.set(target, models.set(String(property), type))
    ValidateNested({ each: isList, message: 'an object' })(target, property)
  }

/** A property that may be left out; null is not left out. */
export const optional = (): PropertyDecorator => ValidateIf((_, value) => value !== undefined)
