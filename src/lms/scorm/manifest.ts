/** Writes the manifest of a SCORM 1.2 package, by which an LMS knows what is in it and where it begins. */
import { element, xmlDocument, xmlText } from '../xml.ts';

export const MANIFEST = 'imsmanifest.xml';

/** The page with which the package begins. */
const START = 'scorm.html';

export interface ManifestFacts {
  /** a name that no other set has, of letters, digits and hyphens */
  readonly identifier: string;
  readonly title: string;
  /** the per cent of the marks from which the LMS tells that the set is passed; null when it only tells completion */
  readonly mastery: number | null;
  /** the paths of all files of the package besides the manifest */
  readonly files: readonly string[];
}

/** SCORM 1.2 allows titles of at most so many characters. */
const LONGEST_TITLE = 200;

export function printManifest({ identifier, title, mastery, files }: ManifestFacts): string {
  const said = element('title', {}, xmlText(Array.from(title).slice(0, LONGEST_TITLE).join('')));
  const passed = mastery === null ? [] : [element('adlcp:masteryscore', {}, String(mastery))];
  return xmlDocument(
    element(
      'manifest',
      {
        identifier,
        version: '1',
        xmlns: 'http://www.imsproject.org/xsd/imscp_rootv1p1p2',
        'xmlns:adlcp': 'http://www.adlnet.org/xsd/adlcp_rootv1p2',
      },
      [
        element('metadata', {}, [element('schema', {}, 'ADL SCORM'), element('schemaversion', {}, '1.2')]),
        element('organizations', { default: 'exercises' }, [
          element('organization', { identifier: 'exercises' }, [
            said,
            element('item', { identifier: 'set', identifierref: 'page', isvisible: 'true' }, [
              said,
              ...passed,
            ]),
          ]),
        ]),
        element('resources', {}, [
          element(
            'resource',
            { identifier: 'page', type: 'webcontent', 'adlcp:scormtype': 'sco', href: START },
            files.map((href) => element('file', { href })),
          ),
        ]),
      ],
    ),
  );
}
