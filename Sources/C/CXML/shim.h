#pragma once
#include <libxml/HTMLparser.h>
#include <libxml/xmlreader.h>

// libxml2's own reporters are variadic, which Swift cannot express; they would write to standard error.
static inline void cxml_ignore_error(void *context, const char *message, ...)
{
    (void)context;
    (void)message;
}

// Takes the reporters of one reader away; the setter wants a function of that variadic kind.
static inline void cxml_silence(xmlTextReaderPtr reader)
{
    xmlTextReaderSetStructuredErrorHandler(reader, NULL, NULL);
    xmlSetGenericErrorFunc(NULL, cxml_ignore_error);
}

// Whether the document's own subset declares entities; the fields lie in structs that Swift would have to
// take for nullable at every step. By way of the node: who asks the reader for its document has to free it.
static inline int cxml_declares_entities(xmlTextReaderPtr reader)
{
    xmlNodePtr node = xmlTextReaderCurrentNode(reader);
    xmlDocPtr document = node != NULL ? node->doc : NULL;
    return document != NULL && document->intSubset != NULL
        && (document->intSubset->entities != NULL || document->intSubset->pentities != NULL);
}

// `xmlFree` is a variable that holds a function, and a global variable is not safe to read in Swift 6.
static inline void cxml_free(xmlChar *text)
{
    xmlFree(text);
}
