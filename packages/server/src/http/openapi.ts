/** The OpenAPI 3.1 document, made of the table of operations. */
import { z } from 'zod';
import { findOperation, type OperationName } from '../operations/index.js';
import type { AnyOperation } from '../operations/operation.js';
import { failureSchema } from '../problem.js';
import { texts } from '../texts/index.js';
import { jsonType, linesType } from '../work/mediaTypes.js';

type Json = Readonly<Record<string, unknown>>;

export const prefix = '/api/v1/';

export function makeOpenApi(version: string, offered: readonly OperationName[]): Json {
  const paths = offered.map(name => {
    const operation = findOperation(name);
    const get = operation.plain && { get: describe(name, operation, 'get') };
    return [`${prefix}${operation.path}`, { ...get, post: describe(name, operation, 'post') }];
  });
  return {
    openapi: '3.1.0',
    info: {
      title: texts.title,
      description: texts.about,
      version,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    // Nobody has to say who they are.
    security: [],
    paths: Object.fromEntries(paths),
    components: { schemas: { Failure: schemaOf(failureSchema, 'output') } },
  };
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}

function describe(name: OperationName, operation: AnyOperation, method: 'get' | 'post'): Json {
  const { summary, about: description } = texts.operations[name];
  const request = schemaOf(operation.request, 'input');
  return {
    operationId: method === 'post' ? name : `${name}ByAddress`,
    summary,
    description,
    ...(method === 'post'
      ? {
          requestBody: {
            required: true,
            content: { [jsonType]: { schema: request, examples: listExamples(operation) } },
          },
        }
      : { parameters: listParameters(request) }),
    responses: {
      200: { description: texts.answers.right, content: describeAnswer(operation) },
      ...Object.fromEntries(
        Object.entries(texts.answers.failures).map(([status, why]) => [
          status,
          {
            description: why,
            content: { [jsonType]: { schema: { $ref: '#/components/schemas/Failure' } } },
          },
        ]),
      ),
    },
  };
}

const listExamples = ({ examples }: AnyOperation): Json =>
  Object.fromEntries(examples.map((value, i) => [`example${i + 1}`, { value }]));

function describeAnswer(operation: AnyOperation): Json {
  if (operation.kind === 'picture')
    return Object.fromEntries(operation.types.map(type => [type, { schema: { type: 'string' } }]));
  const type = operation.kind === 'lines' ? linesType : jsonType;
  return { [type]: { schema: schemaOf(operation.answer, 'output') } };
}

function listParameters({ properties = {}, required = [] }: Json): Json[] {
  const needed = Array.isArray(required) ? required : [];
  return Object.entries(properties as Readonly<Record<string, Json>>).map(([name, schema]) => ({
    name,
    in: 'query',
    required: needed.includes(name),
    schema,
  }));
}
